/** An element of XML or HTML, and what it holds in order. */
export interface Noeud {
  readonly nom: string;
  readonly attributs: Readonly<Record<string, string>>;
  readonly enfants: (Noeud | string)[];
}

/** The file is not what the importer expects; the message is a French sentence for whoever runs it. */
export class FormeInattendue extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FormeInattendue';
  }
}

/** Deeper is not a document but an attack. */
export const PROFONDEUR_MAX = 256;
/** The longest official document is some 3 MB. */
export const TAILLE_MAX_OCTETS = 20_000_000;

/** First element of that path of names below a node. */
export function trouver(noeud: Noeud, ...chemin: readonly string[]): Noeud | undefined {
  let courant: Noeud | undefined = noeud;
  for (const nom of chemin) {
    courant = courant?.enfants.find((e): e is Noeud => typeof e !== 'string' && e.nom === nom);
  }
  return courant;
}

export const enfantsNommes = (noeud: Noeud | undefined, nom: string): Noeud[] =>
  noeud?.enfants.filter((e): e is Noeud => typeof e !== 'string' && e.nom === nom) ?? [];

/** All the text of a node on one line. */
export function texteDe(noeud: Noeud | string | undefined): string {
  return brut(noeud).replace(/\s+/g, ' ').trim();
}

function brut(noeud: Noeud | string | undefined): string {
  if (noeud === undefined) return '';
  return typeof noeud === 'string' ? noeud : noeud.enfants.map(brut).join('');
}
