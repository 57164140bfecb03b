/** The router's hooks for measuring, which nothing here registers: only then would the router call the first two. */
function leftOut(): never {
  throw new Error('Instrumentation of the router is left out of the build: see vite.config.ts.');
}

export const getRouteInstrumentationUpdates = leftOut;
export const instrumentClientSideRouter = leftOut;
export const instrumentHandler = leftOut;
export const instrumentationResultMetaContext = undefined;

/** Asked with every move: nobody waits for what it led to. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
