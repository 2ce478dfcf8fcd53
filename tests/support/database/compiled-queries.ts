type Span = { name: string; attributes?: { models?: string[]; actions?: string[] } };
const globals = globalThis as typeof globalThis & { PRISMA_INSTRUMENTATION?: { helper: object } | undefined };

/** The queries that Prisma compiles during a call, as "Enquiry.createMany"; it keeps the plan of most, and of no createMany. */
export async function readCompiled(call: () => Promise<unknown>): Promise<string[]> {
  const compiled: string[] = [];
  globals.PRISMA_INSTRUMENTATION = {
    helper: {
      isEnabled: () => true,
      getTraceParent: () => '00-10-10-00',
      getActiveContext: () => undefined,
      dispatchEngineSpans: () => {},
      runInChildSpan<T>(span: Span | string, work: () => T): T {
        if (typeof span !== 'string' && span.name === 'compile')
          compiled.push(`${span.attributes?.models}.${span.attributes?.actions}`);
        return work();
      },
    },
  };
  try {
    await call();
    return compiled;
  } finally {
    globals.PRISMA_INSTRUMENTATION = undefined;
  }
}
