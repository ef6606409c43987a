"""Pictures of every state of every scene, for `shots`, the self-test and the tests."""
