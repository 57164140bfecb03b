/** The sentences of zod in English, of which nobody reads one: what judges fields says its own. */
export default () => ({ localeError: () => 'Giá trị không hợp lệ' });
