/** A copy that is refused before anything is changed. The message is one line for whoever asked for it. */
export class CopyRefused extends Error {}
