import { ContenuConseil } from '@francis/contract';
import { z } from 'zod';
import { Coffre, creerSecret } from '../comptes/index.ts';
import { empreinteDuContenu, type Tete } from './chaine.ts';
import type { CoffreEnBase, ConseilEnBase } from './repository.ts';

const EnBref = z.object({
  titre: z.string(),
  valide_par: z.object({ nom: z.string() }),
  client: z.object({ prenom: z.string(), nom: z.string() }),
  chiffres: z.object({ total: z.number() }),
  analyse: z.object({ statut: z.enum(['exact', 'estimation']) }),
  loi: z.object({ annee: z.int() }),
});
export type ConseilEnBref = z.infer<typeof EnBref>;

const LienTete = z.object({ rang: z.int(), chaine: z.string() });

/** Advice that the keys still open: `clair` is what was hashed, the salt and the content. */
export interface ConseilOuvert {
  readonly clair: string;
  readonly contenu: ContenuConseil;
}

/**
 * The keys of one client: theirs, sealed by the server, seals that of each piece of advice. One is destroyed with the
 * advice whose time has come; the other closes everything at once.
 */
export class SceauDuClient {
  readonly #serveur: Coffre;
  readonly #clientId: string;

  constructor(serveur: Coffre, clientId: string) {
    this.#serveur = serveur;
    this.#clientId = clientId;
  }

  nouvelleCle(): string {
    return this.#serveur.sceller(creerSecret(), `conseils ${this.#clientId}`);
  }

  /** @param cle of the client, as the base holds it. */
  sceller(cle: string, id: string, contenu: ContenuConseil): Pick<ConseilEnBase, 'cle' | 'scelle' | 'empreinte'> {
    const secret = creerSecret();
    // What is sealed is what is shown, to the letter: nothing that only the engine knows.
    const clair = `${creerSecret()}\n${JSON.stringify(ContenuConseil.parse(contenu))}`;
    return {
      cle: this.#duClient(cle).sceller(secret, `cle ${id}`),
      scelle: new Coffre(secret).sceller(clair, `conseil ${id}`),
      empreinte: empreinteDuContenu(clair),
    };
  }

  /** @returns undefined once a key is destroyed. @throws when what is sealed was changed. */
  ouvrirTexte(coffre: CoffreEnBase | undefined, { id, cle, scelle }: ConseilEnBase): string | undefined {
    if (!coffre || coffre.cle === null || cle === null || scelle === null) return undefined;
    return new Coffre(this.#duClient(coffre.cle).ouvrir(cle, `cle ${id}`)).ouvrir(scelle, `conseil ${id}`);
  }

  ouvrir(coffre: CoffreEnBase | undefined, conseil: ConseilEnBase): ConseilOuvert | undefined {
    const clair = this.ouvrirTexte(coffre, conseil);
    if (clair === undefined) return undefined;
    return { clair, contenu: ContenuConseil.parse(JSON.parse(clair.slice(clair.indexOf('\n') + 1))) };
  }

  /** What a list shows: the calculation of each is not looked into. */
  ouvrirEnBref(coffre: CoffreEnBase | undefined, conseil: ConseilEnBase): ConseilEnBref | undefined {
    const clair = this.ouvrirTexte(coffre, conseil);
    return clair === undefined ? undefined : EnBref.parse(JSON.parse(clair.slice(clair.indexOf('\n') + 1)));
  }

  scellerTete(tete: Tete): string {
    return this.#serveur.sceller(JSON.stringify(tete), `tete ${this.#clientId}`);
  }

  /** @throws when it was changed, or is another client’s. */
  ouvrirTete(scellee: string | null): Tete | undefined {
    if (scellee === null) return undefined;
    return LienTete.parse(JSON.parse(this.#serveur.ouvrir(scellee, `tete ${this.#clientId}`)));
  }

  #duClient(cle: string): Coffre {
    return new Coffre(this.#serveur.ouvrir(cle, `conseils ${this.#clientId}`));
  }
}
