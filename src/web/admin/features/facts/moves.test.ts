import { expect, it } from 'vitest';
import { moved } from './moves.ts';

const size = { rows: 3, columns: 2 };

it.each([
  ['ArrowRight', {}, [0, 0], [0, 1]],
  ['ArrowRight', {}, [0, 1], null],
  ['ArrowLeft', {}, [1, 0], null],
  ['ArrowDown', {}, [2, 0], null],
  ['ArrowDown', {}, [1, 1], [2, 1]],
  ['ArrowDown', { ctrlKey: true }, [0, 1], [2, 1]],
  ['ArrowUp', { ctrlKey: true }, [2, 1], [0, 1]],
  ['Home', {}, [1, 1], [1, 0]],
  ['End', { ctrlKey: true }, [0, 0], [2, 1]],
  ['PageDown', {}, [0, 1], [2, 1]],
  ['Enter', {}, [0, 1], [1, 1]],
  ['Enter', { shiftKey: true }, [1, 1], [0, 1]],
  ['Enter', {}, [2, 1], null],
  ['Tab', {}, [0, 0], [0, 1]],
  ['Tab', {}, [0, 1], [1, 0]],
  ['Tab', {}, [2, 1], null],
  ['Tab', { shiftKey: true }, [1, 0], [0, 1]],
  ['Tab', { shiftKey: true }, [0, 0], null],
  ['a', {}, [0, 0], null],
] as const)('%s %j from %j leads to %j', (key, held, [row, column], to) => {
  const position = moved({ row, column }, { key, shiftKey: false, ctrlKey: false, ...held }, size);
  expect(position && [position.row, position.column]).toEqual(to);
});
