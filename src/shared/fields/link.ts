import type { z } from 'zod';
import { httpUrl } from '#shared/addresses/http-url.ts';
import type { Described, Kind } from './described.ts';
import { addressRule } from './url.ts';

/** A path of this site, or an absolute http or https address. */
export type LinkField = Described & { kind: 'link' };

/** '//host' and '/\host' look like paths and lead to another host. */
const isPath = (value: string) => /^\/(?![/\\])\S*$/.test(value);

export const link: Kind<LinkField, z.ZodType<string | null>, string | null> = {
  rule: (field) =>
    addressRule(
      field,
      (value) => isPath(value) || httpUrl(value) !== null,
      `${field.label} phải là đường dẫn bắt đầu bằng / hoặc địa chỉ bắt đầu bằng http:// hoặc https://`,
    ),
  initial: () => null,
};
