import { runChild } from './child.mjs';
import { pinnedNode, processOptions } from './project.mjs';

/**
 * Runs the server until it ends. Signals are passed on to it, and it ends with what started this script.
 *
 * @returns {Promise<number>} its exit code
 */
export async function runServer(entry, env) {
  const preload = new URL('end-with-parent.mjs', import.meta.url).href;
  const { code } = await runChild(pinnedNode, [...processOptions.node, '--import', preload, entry], { env });
  return code;
}
