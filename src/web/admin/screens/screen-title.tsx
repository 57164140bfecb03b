/** What the tab is called on a screen of the back office. */
export const ScreenTitle = ({ name }: { name: string }) => <title>{`${name} – Quản trị`}</title>;
