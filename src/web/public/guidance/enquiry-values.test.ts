import { expect, it } from 'vitest';
import { outcomeOf, readForm, timesIn } from './enquiry-values.ts';

function formOf(...fields: [name: string, value: string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

it.each([
  [['Sáng', 'Tối', ''], 'Sáng, Tối', { ticked: ['Sáng', 'Tối'], typed: '' }],
  [
    ['Chiều', 'sau 19:00, trừ Chủ nhật'],
    'Chiều, sau 19:00, trừ Chủ nhật',
    { ticked: ['Chiều'], typed: 'sau 19:00, trừ Chủ nhật' },
  ],
  [['giờ nào cũng được'], 'giờ nào cũng được', { ticked: [], typed: 'giờ nào cũng được' }],
  [[''], '', { ticked: [], typed: '' }],
])('the times %j are sent as one text, and shown from it', (times, text, parts) => {
  const values = readForm(formOf(['name', 'Hoa'], ...times.map((time): [string, string] => ['call_at', time])));
  expect(values).toEqual({ name: 'Hoa', call_at: text });
  expect(timesIn(values)).toEqual(parts);
});

it('an answer is a number, faults by field, or a sentence', () => {
  const sent = { number: '481526', next: 'Trường sẽ gọi.' };
  expect(outcomeOf({ success: true, data: sent })).toEqual({ kind: 'sent', ...sent });
  const faults = { name: ['Tên không được để trống'] };
  expect(outcomeOf({ success: false, message: 'Sai', errors: faults })).toEqual({
    kind: 'faults',
    faults,
  });
  const message = 'Chưa gửi được.';
  expect(outcomeOf({ success: false, message })).toEqual({ kind: 'refused', message });
});
