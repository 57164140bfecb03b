export const capital = (text: string) => text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);
