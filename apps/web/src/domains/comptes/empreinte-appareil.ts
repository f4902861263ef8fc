const FAMILLES = /Edg|OPR|Firefox|Chrome|Safari/;
const SYSTEMES = /Android|iPhone|iPad|Windows|Mac|Linux/;

/** What thousands of people have in common: no version, no screen, no drawing, nothing that would single one out. */
function traits(): readonly string[] {
  const { userAgent, language } = navigator;
  const fuseau = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [FAMILLES.exec(userAgent)?.[0] ?? '', SYSTEMES.exec(userAgent)?.[0] ?? '', language, fuseau];
}

/**
 * The kind of device, mixed with the account: two accounts on one device share nothing, so that it follows nobody from
 * one to the other. It is kept with the session and decides nothing.
 * @returns nothing where the browser keeps its cryptography closed.
 */
export async function empreinteAppareil(email: string): Promise<string | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const texte = [email.trim().toLowerCase(), ...traits()].join('\n');
  const octets = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texte)));
  return Array.from(octets, (octet) => octet.toString(16).padStart(2, '0')).join('');
}
