import { z } from 'zod';
import { isRecord } from '#shared/formats/json.ts';
import type { JsonSchema } from './operation.ts';

/** What keys of calls and answers hold in examples, where their schema allows it. */
const usual: Readonly<Record<string, unknown>> = {
  address: '/tin-cu/chon-nganh.html',
  addresses: '/nghe-nghiep/thiet-ke-do-hoa',
  code: '123456',
  content: 'Vẽ, chọn chữ và dàn trang cho sách, báo và bao bì.',
  current_password: 'bốn con ngỗng của chị hàng xóm',
  email: 'lan.nguyen@example.edu.vn',
  html: '<!DOCTYPE html><html lang="vi"><body><h1>Thiết kế đồ họa</h1></body></html>',
  ma_nganh: '7210403',
  message: 'Đã lưu.',
  name: 'Thiết kế đồ họa',
  noun: 'nghề nghiệp',
  password: 'áo mưa xanh treo cạnh cửa sổ',
  path: '/nghe-nghiep/thiet-ke-do-hoa',
  resource: 'nghe-nghiep',
  slug: 'thiet-ke-do-hoa',
  text: '/tin-cu/chon-nganh.html\t/bai-viet/chon-nganh',
  title: 'Thiết kế đồ họa',
  to_hop: 'H00',
  token: 'vi-du-cua-mot-token-co-bon-muoi-ba-ky-tu-00',
};
const person = 'Nguyễn Thị Lan';
const moment = '2026-08-21T07:30:00.000Z';
/** By how a key ends. */
const endings: readonly [RegExp, string][] = [
  [/(?:^|_)at$/, moment],
  [/^an_luc$/, '2027-08-21T10:00:00.000Z'],
  [/(?:^|_)(?:url|link)$|^duong_dan$/, 'https://www.example.edu.vn/'],
  [/image$|thumbnail$|picture$/, '/uploads/do-hoa-64.webp'],
  [/description$/, 'Người làm nghề này vẽ, chọn chữ và dàn trang.'],
];

/** By their format, or for what a pattern of no known key asks for. */
const formats: Readonly<Record<string, string>> = {
  'date-time': moment,
  date: '2026-08-21',
  email: 'lan.nguyen@example.edu.vn',
  uri: 'https://www.example.edu.vn/',
  binary: 'anh.webp',
};
const others = ['Một dòng chữ', 'mot-dong-chu', '1', '/uploads/do-hoa-64.webp', '2026-08-21', '7210403', ''];

/** Deeper than this nothing is shown: some shapes hold themselves. */
const deepest = 8;

/** A value that the schema allows; `schemas` are those that it may refer to, `key` is where it stands. */
export function exampleOf(given: unknown, schemas: JsonSchema, key = '', depth = 0): unknown {
  if (!isRecord(given)) return null;
  const name = typeof given['$ref'] === 'string' ? given['$ref'].split('/').at(-1) : undefined;
  if (name !== undefined) return exampleOf(schemas[name], schemas, key, depth);
  const { const: constant, enum: values, anyOf, type, items, properties, additionalProperties: rest } = given;
  if ('const' in given) return constant;
  if ('default' in given) return given['default'];
  if (Array.isArray(values)) return values.find((value) => value !== '') ?? values[0];
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0], schemas, key, depth);
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      if (isRecord(properties))
        return Object.fromEntries(
          Object.entries(properties)
            .filter(([each, schema]) => !isLeftOut(each, schema, depth))
            .map(([each, schema]) => [
              each,
              each === 'name' && 'email' in properties ? person : exampleOf(schema, schemas, each, depth + 1),
            ]),
        );
      return isRecord(rest) && Object.keys(rest).length > 0 ? { order: exampleOf(rest, schemas, 'order', depth + 1) } : {};
    case 'array':
      return depth > deepest ||
        (isRecord(items) && items['type'] === undefined && !('$ref' in items) && !('anyOf' in items) && !('enum' in items))
        ? []
        : [exampleOf(items, schemas, key, depth + 1)];
    case 'integer':
    case 'number':
      return Math.max(1, Number(given['minimum'] ?? 1));
    case 'boolean':
      return true;
    case 'string':
      return textOf(given, key);
    default:
      return null;
  }
}

/** That a form has nothing of a list, and what is worth a look in a save. */
const isLeftOut = (key: string, schema: unknown, depth: number): boolean =>
  (depth === 0 && key === 'warnings') || (isRecord(schema) && schema['const'] === '');

function textOf(schema: JsonSchema, key: string): string {
  const rule = z.fromJSONSchema(schema);
  const known = typeof schema['format'] === 'string' ? formats[schema['format']] : undefined;
  const told = [known, usual[key], endings.find(([end]) => end.test(key))?.[1], ...others];
  return told.find((text): text is string => typeof text === 'string' && rule.safeParse(text).success) ?? '';
}
