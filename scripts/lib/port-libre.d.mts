export function portLibre(): Promise<number>;
