import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload, type SourceOrigin } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * A stack with its places in the build told as those in the sources. The maps are read when there is something to tell: Node,
 * told to follow them, would read all of them at the start.
 */
export function inSources(stack: string): string {
  const maps = new Map<string, SourceMap>();
  return stack.replaceAll(
    /(file:\/\/(?!\S*\/node_modules\/)\S+\.js):(\d+):(\d+)/g,
    (place, file: string, line: string, column: string) => {
      try {
        const map =
          maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')) as SourceMapPayload);
        maps.set(file, map);
        const { fileName, lineNumber, columnNumber } = map.findOrigin(Number(line), Number(column)) as Partial<SourceOrigin>;
        return fileName === undefined ? place : `${fileURLToPath(new URL(fileName, file))}:${lineNumber}:${columnNumber}`;
      } catch {
        return place;
      }
    },
  );
}
