"""Cuts the typefaces to the letters that characters.json names, into site/styles/fonts/.

Needs fontTools and brotli (Debian: python3-fonttools python3-brotli), and `npm install` in tools/drawings.
Usage: python3 fonts/cut.py
"""

import json
from collections import defaultdict
from pathlib import Path

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
SOURCES = HERE.parent / "node_modules" / "@fontsource-variable"
TARGET = HERE.parent.parent.parent / "site" / "styles" / "fonts"

TITLE = {"wght": 430, "opsz": 60}
# In the italic only the joined letters: kerning between small letters shows in none of the words it sets.
FACES = {
    "newsreader": ("newsreader/files/newsreader-latin-opsz-normal.woff2", TITLE, ["kern", "liga"]),
    "newsreader-italic": ("newsreader/files/newsreader-latin-opsz-italic.woff2", TITLE, ["liga"]),
    "figtree": ("figtree/files/figtree-latin-wght-normal.woff2", {"wght": (400, 600)}, ["kern"]),
}
# STAT is for menus of fonts; without marks GDEF only lets kerning vary with the weight.
UNREAD = ["STAT", "GDEF", "DSIG", "meta"]
# Kerning below this share of the type's size shows nowhere: a quarter of a pixel in the largest titles.
MIN_KERNING = 0.005


def main():
    characters = json.loads((TARGET / "characters.json").read_text())
    for name, (source, axes, features) in FACES.items():
        font = instantiateVariableFont(TTFont(SOURCES / source), axes)
        keep_ligatures(font)
        options = subset.Options(
            layout_features=features, name_IDs=[], notdef_outline=False, glyph_names=False
        )
        options.drop_tables += UNREAD
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=characters[name])
        subsetter.subset(font)
        if "kern" in features:
            write_kerning(font)
        for table in UNREAD:
            if table in font:
                del font[table]
        font["post"].formatType = 3.0
        font.flavor = "woff2"
        font.save(TARGET / f"{name}.woff2")
        print(name, (TARGET / f"{name}.woff2").stat().st_size)


def keep_ligatures(font):
    """Leaves of the joined letters fi and fl, the only ones of Spanish."""
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in (getattr(table, "ExtSubTable", table) for table in lookup.SubTable):
            if table.LookupType == 4 and "f" in table.ligatures:
                table.ligatures["f"] = [one for one in table.ligatures["f"] if one.Component in (["i"], ["l"])]


def write_kerning(font):
    """Writes the pairs that are seen, glyphs that kern alike as one class: half the bytes."""
    least = MIN_KERNING * font["head"].unitsPerEm
    kept = {pair: value for pair, value in pairs(font).items() if abs(value) >= least}
    rows, columns = defaultdict(dict), defaultdict(dict)
    for (first, second), value in kept.items():
        rows[first][second] = value
        columns[second][first] = value
    firsts, seconds = alike(rows), alike(columns)
    rules = [
        f"pos [{' '.join(group)}] [{' '.join(others)}] {kept[group[0], others[0]]};"
        for group in firsts
        for others in seconds
        if (group[0], others[0]) in kept
    ]
    del font["GPOS"]
    addOpenTypeFeaturesFromString(font, "feature kern { %s } kern;" % " ".join(rules), tables=["GPOS"])


def alike(lines):
    groups = defaultdict(list)
    for glyph, line in lines.items():
        groups[tuple(sorted(line.items()))].append(glyph)
    return list(groups.values())


def pairs(font):
    """Every pair of glyphs with its kerning in font units."""
    found = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(table, "ExtSubTable", table) for table in lookup.SubTable):
            if table.LookupType != 2:
                continue
            for index, first in enumerate(table.Coverage.glyphs):
                if table.Format == 1:
                    line = [(p.SecondGlyph, p.Value1) for p in table.PairSet[index].PairValueRecord]
                else:
                    row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
                    line = [(g, row[table.ClassDef2.classDefs.get(g, 0)].Value1) for g in font.getGlyphOrder()]
                for second, value in line:
                    found.setdefault((first, second), value.XAdvance if value else 0)
    return {pair: value for pair, value in found.items() if value}


main()
