import { describe, expect, it } from 'vitest';
import { enquiryForm } from '#shared/calls/enquiries.ts';
import { judge } from '#shared/fields/judge.ts';
import { faultsIn } from './asked-faults.ts';

describe('what a browser says is wrong with an enquiry', () => {
  const asked = { name: 'Lan', contact: '0901 234 567', question: 'Học phí?', consent: 'on' };

  it.each<[string, Parameters<typeof faultsIn>[0]]>([
    ['nothing', asked],
    ['no name', { ...asked, name: '  ' }],
    ['no way to answer', { ...asked, contact: '' }],
    ['half a number', { ...asked, contact: '0901 234' }],
    ['no address', { ...asked, contact: 'lan@' }],
    ['no question', { ...asked, question: '\n' }],
    ['no consent', { name: 'Lan', contact: 'lan@example.com', question: 'Học phí?' }],
    ['an empty form', { name: '', contact: '', question: '' }],
  ])('is what the call says, in the same order: %s', (_what, form) => {
    const judged = judge(enquiryForm, form);
    expect(Object.entries(faultsIn(form))).toEqual(judged.ok ? [] : Object.entries(judged.errors));
  });
});
