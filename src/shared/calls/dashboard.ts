import { z } from 'zod';
import { dashboardWork } from '#shared/answers/dashboard.ts';
import { foundMeta, foundRecords, maxSought } from '#shared/answers/found-records.ts';
import { recordCounts } from '#shared/answers/records.ts';
import { countedDays, searchCounts } from '#shared/answers/search-counts.ts';
import { defineCalls } from './call.ts';
import { sentLabel } from './labels.ts';

const dashboard = { tag: 'Dashboard', needs: 'content' } as const;

export const dashboardCalls = defineCalls(dashboard, {
  'GET /admin/stats': { id: 'countRecords', summary: 'How many records there are', data: recordCounts },
  'GET /admin/dashboard': {
    id: 'getDashboard',
    summary: 'What one goes on with: drafts, what comes due, what was done last, what is missing, what visitors did not find',
    data: dashboardWork,
  },
  'GET /admin/search-counts': {
    id: 'getSearchCounts',
    summary: 'What visitors searched for in the last days, today among them; nothing about who',
    query: z.object({
      days: z.enum(countedDays, `${sentLabel('days')} phải là một trong: ${countedDays.join(', ')}`).default('7'),
    }),
    data: searchCounts,
  },
  'GET /admin/records': {
    id: 'findRecords',
    summary: 'Records of all content types by some letters of their title, code or another name, the best first; at most 20',
    query: z.object({
      q: z.string().max(maxSought, `Từ khóa chỉ được dài tối đa ${maxSought} ký tự`).default(''),
      pages: z
        .literal('1', 'Chỉ tìm trang phải là 1 hoặc bỏ trống')
        .optional()
        .describe('Only records with a page, each with its `path`; what visitors do not see for whatever reason `is_hidden`.'),
    }),
    data: foundRecords,
    meta: foundMeta,
  },
});
