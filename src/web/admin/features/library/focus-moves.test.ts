import { describe, expect, it } from 'vitest';
import { moveFocus, pointAt } from './focus-moves.ts';

describe('the point that crops keep', () => {
  it('moves with the arrow keys, further with Shift, and stays on the picture', () => {
    expect(moveFocus({ x: 50, y: 50 }, 'ArrowLeft', false)).toEqual({ x: 48, y: 50 });
    expect(moveFocus({ x: 50, y: 50 }, 'ArrowDown', true)).toEqual({ x: 50, y: 60 });
    expect(moveFocus({ x: 99, y: 0 }, 'ArrowRight', true)).toEqual({ x: 100, y: 0 });
    expect(moveFocus({ x: 99, y: 0 }, 'ArrowUp', false)).toEqual({ x: 99, y: 0 });
    expect(moveFocus({ x: 50, y: 50 }, 'a', false)).toBeNull();
  });

  it('is where the picture is pressed', () => {
    const box = { left: 100, top: 50, width: 400, height: 200 };
    expect(pointAt({ x: 200, y: 200 }, box)).toEqual({ x: 25, y: 75 });
    expect(pointAt({ x: 90, y: 999 }, box)).toEqual({ x: 0, y: 100 });
  });
});
