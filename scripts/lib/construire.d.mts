/** Builds the parts whose sources changed since the last time. */
export function construire(options?: { tout?: boolean; seule?: 'interface' | 'serveur' }): Promise<void>;
/** Bundles programs beside the server; what went wrong, if anything did. */
export function assembler(entryPoints: string[]): Promise<string | undefined>;
