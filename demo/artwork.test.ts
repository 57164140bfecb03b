import sharp from 'sharp';
import { expect, test } from 'vitest';
import { artworkKinds, describedArtwork, drawArtwork } from './artwork.ts';
import type { ArtworkKind } from './artwork.ts';
import { compose } from './artwork/compose.ts';
import { faults, isPlacedWell } from './artwork/judge.ts';

const kinds = Object.keys(artworkKinds) as ArtworkKind[];
const seeds = (count: number) => Array.from({ length: count }, (_, i) => `hat-giong-${i}`);

/** Shares of the flat colours, largest first, at a third of the size; the mixtures along edges are left aside. */
async function flatColours(svg: string): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 24 }).raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const shares = [...counts.values()].map((count) => count / (info.width * info.height));
  return shares.filter((share) => share > 0.002).toSorted((a, b) => b - a);
}

test.each(kinds)('the same %s always gets the same picture, its variants others', (kind) => {
  const picture = drawArtwork({ kind, seed: 'hoa-si' });
  expect(drawArtwork({ kind, seed: 'hoa-si' })).toBe(picture);
  expect(drawArtwork({ kind, seed: 'hoa-si', variant: 1 })).not.toBe(picture);
});

test('three hundred subjects get three hundred pictures', () => {
  const pictures = seeds(300).map((seed) => drawArtwork({ kind: 'subject', seed }));
  expect(new Set(pictures).size).toBe(300);
}, 60_000);

test.each(kinds)(
  'every %s is composed without a fault',
  (kind) => {
    const { limits } = artworkKinds[kind];
    for (const seed of seeds(20)) {
      const composition = compose(artworkKinds[kind], seed);
      expect(isPlacedWell(composition)).toBe(true);
      expect(faults(composition, limits)).toBe(0);
    }
  },
  60_000,
);

test.each(kinds)(
  'every %s prints: at least three colours, none of them nearly everything',
  async (kind) => {
    for (const seed of seeds(20)) {
      const svg = drawArtwork({ kind, seed });
      expect(svg.match(/<(?:path|g)\b/g)?.length).toBeLessThan(1500);
      expect(svg).not.toMatch(/<(?:text|filter|linearGradient|radialGradient)\b/);
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([width, height]).toEqual(kind === 'banner' ? [1600, 1200] : [1600, 1067]);
      const shares = await flatColours(svg);
      expect(shares[0]).toBeLessThanOrEqual(0.92);
      expect(shares.length).toBeGreaterThanOrEqual(3);
    }
  },
  60_000,
);

test('a picture says in a sentence what it shows', () => {
  const { alt } = describedArtwork({ kind: 'career', seed: 'thiet-ke-do-hoa' });
  expect(alt).toMatch(/^Tranh minh họa: (một|hai|ba) .+ trên nền \S.*\.$/);
  const all = (['career', 'position', 'major', 'subject', 'article', 'banner', 'major-group'] as const).map(
    (kind) => describedArtwork({ kind, seed: 'mau' }).alt,
  );
  for (const each of all) expect(each).not.toMatch(/undefined|phẳng/);
});
