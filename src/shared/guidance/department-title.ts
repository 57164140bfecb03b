/** The name of a department as pages show it: without a leading 'Bộ phận', first letter capital. */
export function departmentTitle(name: string): string {
  const rest =
    name
      .normalize('NFC')
      .trim()
      .replace(/^bộ phận(?=\s|$)\s*/i, '') || name.trim();
  return rest.charAt(0).toLocaleUpperCase('vi') + rest.slice(1);
}
