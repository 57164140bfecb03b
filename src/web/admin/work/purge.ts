/** The question before something goes for good, which is asked twice: the answer waits for a tick. `what` is lost. */
export const purgeQuestion = (noun: string, what: string, run: () => Promise<unknown>) => ({
  title: `Xóa vĩnh viễn ${noun}`,
  text: what,
  sure: 'Tôi hiểu và vẫn muốn xóa vĩnh viễn',
  stay: 'Để lại',
  answers: [{ label: 'Xóa vĩnh viễn', danger: true, run }],
});
