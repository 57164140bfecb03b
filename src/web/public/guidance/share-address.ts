/**
 * Hands an address to what the visitor's device shares with; where there is no such thing, or it refuses, the address is copied.
 * 'handed': nothing is left to say, also where the visitor thought better of it; 'refused': it has to be copied by hand.
 */
export async function shareAddress(title: string, url: string): Promise<'handed' | 'copied' | 'refused'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'handed';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'handed';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
