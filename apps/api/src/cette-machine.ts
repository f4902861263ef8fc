const LOCAUX = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address can only be opened from this machine. */
export const estDeCetteMachine = (adresse: string): boolean =>
  URL.canParse(adresse) && LOCAUX.includes(new URL(adresse).hostname);
