"""Full-screen pictures: SVG shapes lit and textured in numpy, saved as 3840x2160 WebP.

Each picture is a script: `python -m assets.art.make.backgrounds.NAME [--scale 1] [--out FILE]`.
"""
