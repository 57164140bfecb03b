import { useEnquiryCounts } from '../work/enquiry-counts.ts';

/** What the tab is called on a screen of the back office: behind how many enquiries are new. */
export function ScreenTitle({ name }: { name: string }) {
  const news = useEnquiryCounts()?.new ?? 0;
  return <title>{`${news > 0 ? `(${news}) ` : ''}${name} – Quản trị`}</title>;
}
