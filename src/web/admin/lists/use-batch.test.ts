import { expect, it } from 'vitest';
import { ApiError } from '../session/client.ts';
import { refusalOf } from './use-batch.ts';

it.each([
  ['no answer', new ApiError(0, {}), true],
  ['one that broke off', new ApiError(200, {}), true],
  ['that of a proxy', new ApiError(504, {}), true],
  ['the refusal of a proxy', new ApiError(413, {}), false],
  ['one that says that too much is waiting', new ApiError(503, { message: 'Máy chủ đang bận.' }), false],
  ['one that says that there is no room', new ApiError(507, { message: 'Máy chủ hết chỗ.' }), false],
  ['a refusal', new ApiError(409, { message: 'Còn 1 môn học.' }), false],
])('a change of many records that got %s may be done: %s', (_answer, error, isLost) => {
  const { message, ...refused } = refusalOf(error);
  expect(refused).toEqual({ isLost, canDetach: false });
  expect(message.includes('có thể đã xong')).toBe(isLost);
});
