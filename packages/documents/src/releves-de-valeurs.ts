import { unir } from './lignes.ts';
import type { Chiffre, Libelle } from './releve.ts';
import type { Ecarte, FaitLu, Zone } from './types.ts';

/** A value read for one line of a document. */
export interface Valeur {
  readonly valeur: number;
  readonly page: number;
  readonly zone: Zone;
  readonly origine: 'texte' | 'image';
  readonly sur: number;
}

/** Below this, a recogniser is not believed unless a sum holds the figure. */
const LISIBLE = 0.8;

/** Values by line of the document, what was left, and the sums that hold them. */
export class Valeurs<Cle extends string> {
  readonly #lues = new Map<Cle, Valeur>();
  readonly #raisons = new Map<Cle, { raison: string; ou: Valeur | undefined }>();
  readonly #tenues = new Map<Cle, string>();
  readonly #copies = new Set<Cle>();
  readonly #doutes = new Map<Cle, string>();

  /** Two different values of one line: neither is believed. */
  proposer(cle: Cle, valeur: Valeur): void {
    const deja = this.#lues.get(cle);
    if (this.#raisons.has(cle)) return;
    if (deja === undefined) this.#lues.set(cle, valeur);
    else if (deja.valeur !== valeur.valeur) this.ecarter(cle, 'deux montants différents sont écrits pour cette ligne');
  }

  ecarter(cle: Cle, raison: string): void {
    this.#raisons.set(cle, { raison, ou: this.#lues.get(cle) });
    this.#lues.delete(cle);
  }

  /** Says why it is empty, if nothing else was read for it. */
  manquer(cle: Cle, raison: string): void {
    if (!this.#lues.has(cle) && !this.#raisons.has(cle)) this.#raisons.set(cle, { raison, ou: undefined });
  }

  lire(cle: Cle): number | undefined {
    return this.#lues.get(cle)?.valeur;
  }

  tenir(cles: readonly Cle[], par: string): void {
    for (const cle of cles) if (this.#lues.has(cle)) this.#tenues.set(cle, this.#tenues.get(cle) ?? par);
  }

  /**
   * The same amount written on several lines. In a picture it is no proof: a digit read wrong once is read wrong in each
   * of them, where a sum would not fall right.
   */
  tenirParCopie(cles: readonly Cle[], par: string): void {
    const image = cles.some((cle) => this.#lues.get(cle)?.origine === 'image');
    if (!image) this.tenir(cles, par);
    else for (const cle of cles) if (this.#lues.has(cle)) this.#copies.add(cle);
  }

  estTenue(cle: Cle): boolean {
    return this.#tenues.has(cle);
  }

  douter(cles: readonly Cle[], raison: string): void {
    for (const cle of cles) this.#doutes.set(cle, this.#doutes.get(cle) ?? raison);
  }

  /**
   * A sum whose terms were all read and that does not fall right: what nothing else holds is not believed.
   * @param ecart what may be lost by rounding
   */
  exiger(total: Cle, termes: readonly (readonly [Cle, 1 | -1])[], par: string, ecart = 0): void {
    const attendu = this.lire(total);
    const cles = [total, ...termes.map(([cle]) => cle)];
    if (attendu === undefined || termes.some(([cle]) => this.lire(cle) === undefined)) return;
    const somme = termes.reduce((s, [cle, signe]) => s + signe * (this.lire(cle) ?? 0), 0);
    if (Math.abs(somme - attendu) <= ecart + 1e-6) this.tenir(cles, par);
    else for (const cle of cles.filter((une) => !this.estTenue(une))) this.ecarter(cle, `ne tombe pas juste : ${par}`);
  }

  fait(cle: Cle, chemin: string, valeur: FaitLu['valeur']): FaitLu | Ecarte | undefined {
    const lue = this.#lues.get(cle);
    if (!lue) {
      const ecartee = this.#raisons.get(cle);
      if (!ecartee) return undefined;
      const { raison, ou } = ecartee;
      return { chemin, raison, ...(ou && { page: ou.page, zone: ou.zone }) };
    }
    const { page, zone, origine, sur } = lue;
    const tenue = this.#tenues.get(cle);
    const doute = this.#doutes.get(cle);
    if (tenue !== undefined) return { chemin, valeur, page, zone, etat: 'sur', controle: tenue };
    if (this.#copies.has(cle))
      return { chemin, valeur, page, zone, etat: 'a_verifier', controle: 'lu deux fois pareil, mais sur une image' };
    if (origine === 'image' && sur < LISIBLE)
      return { chemin, raison: 'les chiffres sont peu lisibles, et aucune somme ne les vérifie', page, zone };
    if (origine === 'image')
      return {
        chemin,
        valeur,
        page,
        zone,
        etat: 'a_verifier',
        controle: 'lu sur une image, sans somme qui le vérifie',
      };
    if (doute !== undefined) return { chemin, valeur, page, zone, etat: 'a_verifier', controle: doute };
    return { chemin, valeur, page, zone, etat: 'sur' };
  }
}

export const valeurDe = (
  chiffre: Chiffre,
  libelle: Pick<Libelle<string>, 'zone' | 'page'> | undefined,
  origine: Valeur['origine'],
): Valeur => ({
  valeur: Math.abs(chiffre.valeur),
  page: chiffre.page,
  zone: libelle ? unir([chiffre.zone, libelle.zone]) : chiffre.zone,
  origine,
  sur: chiffre.sur,
});
