import { describe, expect, it } from 'vitest';
import type { SheetColumn } from '#shared/answers/sheets.ts';
import { ApiError } from '../../session/client.ts';
import { lookAtFile } from './look-at-file.ts';
import type { Mapping } from './mapping.ts';

const column = (at: number, heading: string): SheetColumn => ({ at, heading, column: null, label: null, suggestions: [] });

/** A server that answers with these headings, and keeps what it was sent. `refuses`: mappings it answers with 422. */
function serverOf(headings: string[], refuses: (mapping: Mapping) => boolean = () => false) {
  const sent: Mapping[] = [];
  const send = async (mapping: Mapping) => {
    sent.push(mapping);
    if (refuses(mapping)) throw new ApiError(422, { errors: { file: ['Không được'] } });
    return { plan: { columns: headings.map((heading, index) => column(index + 1, heading)) } };
  };
  return { sent, send };
}

const alone = { said: null, before: null, recall: () => null };
const before = { columns: [column(1, 'Tên'), column(2, 'Tín chi')], mapping: { 2: 'tin_chi' } };

describe('a file that is looked at', () => {
  it('is sent once while nothing is known of its columns, or all is said', async () => {
    const { sent, send } = serverOf(['Tên']);
    expect((await lookAtFile(send, alone)).mapping).toEqual({});
    expect((await lookAtFile(send, { ...alone, before, said: { 1: '' } })).mapping).toEqual({ 1: '' });
    expect(sent).toEqual([{}, { 1: '' }]);
  });

  it('is sent again with what was said of such a file in this browser', async () => {
    const { sent, send } = serverOf(['Tên', 'Tín chi']);
    const { mapping } = await lookAtFile(send, { ...alone, recall: () => ({ 2: 'tin_chi' }) });
    expect(mapping).toEqual({ 2: 'tin_chi' });
    expect(sent).toEqual([{}, { 2: 'tin_chi' }]);
  });

  it('is sent once when it was mended and has its headings where they were', async () => {
    const { sent, send } = serverOf(['Tên', 'Tín chi']);
    expect((await lookAtFile(send, { ...alone, before })).mapping).toEqual({ 2: 'tin_chi' });
    expect(sent).toEqual([{ 2: 'tin_chi' }]);
  });

  it('keeps what was said when its columns have moved', async () => {
    const { sent, send } = serverOf(['Mã số', 'Tên', 'Tín chi']);
    expect((await lookAtFile(send, { ...alone, before })).mapping).toEqual({ 3: 'tin_chi' });
    expect(sent).toEqual([{ 2: 'tin_chi' }, { 3: 'tin_chi' }]);
  });

  it('is understood anew when what was said does not fit', async () => {
    const { sent, send } = serverOf(['Tín chi', 'Tên'], (mapping) => mapping[2] === 'tin_chi' || mapping[1] === 'tin_chi');
    expect((await lookAtFile(send, { ...alone, before })).mapping).toEqual({});
    expect(sent).toEqual([{ 2: 'tin_chi' }, {}, { 1: 'tin_chi' }]);
  });

  it('is refused as it is when it cannot be read, and not sent again when the network fails', async () => {
    const bad = serverOf(['Tên'], () => true);
    await expect(lookAtFile(bad.send, { ...alone, before })).rejects.toThrow(ApiError);
    let times = 0;
    const away = async () => {
      times += 1;
      throw new ApiError(0, {});
    };
    await expect(lookAtFile(away, { ...alone, before })).rejects.toMatchObject({ status: 0 });
    expect(times).toBe(1);
  });
});
