import { describe, expect, it } from 'vitest';
import { category, position } from '#shared/content-types/index.ts';
import { missingReferences } from './missing-references.ts';

describe('a restore that was refused', () => {
  it('asks for another record in place of the one that is gone for good', () => {
    const missing = missingReferences(position, { bo_phan_id: ['Bộ phận “Vẽ” đã bị xóa vĩnh viễn, hãy chọn bộ phận khác.'] });
    expect(missing).toMatchObject([{ name: 'bo_phan_id', message: expect.stringContaining('“Vẽ”') as string }]);
  });

  it('asks for another parent when what the parent hangs on is gone', () => {
    expect(missingReferences(position, { nghe_nghiep_id: ['Nghề nghiệp …'] })).toMatchObject([{ name: 'bo_phan_id' }]);
  });

  it('asks for nothing when anything else is wrong', () => {
    expect(missingReferences(category, { name: ['Tên không được để trống'] })).toBeNull();
    expect(missingReferences(position, { bo_phan_id: [''], name: [''] })).toBeNull();
    expect(missingReferences(position, {})).toBeNull();
  });
});
