import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './project.mjs';

/*
 * npm run fonts    makes src/web/ui/fonts anew from the typeface's own files
 *
 * The typeface comes in files made for all of Western Europe. Pages preload only the letters that
 * Vietnamese is written with, a quarter less to download; src/web/ui/fonts.css fetches the files of
 * the typeface for any other letter, when there is one.
 */

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

export const letters = {
  latin: `${range(0x20, 0x7e)}\u00a0«°±²³·»½×©®ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý–—‘’“”•…€™↑↓−`,
  vietnamese: `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}₫`,
};

for (const weight of [400, 700]) {
  for (const [part, text] of Object.entries(letters)) {
    const name = `be-vietnam-pro-${part}-${weight}`;
    const whole = readFileSync(join(root, `node_modules/@fontsource/be-vietnam-pro/files/${name}-normal.woff2`));
    const subset = await subsetFont(whole, text, { targetFormat: 'woff2' });
    writeFileSync(join(root, `src/web/ui/fonts/${name}.woff2`), subset);
    console.log(`${name}: ${whole.length} → ${subset.length} bytes`);
  }
}
