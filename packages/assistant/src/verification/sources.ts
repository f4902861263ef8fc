import type { ReferenceLegale } from '@francis/knowledge';
import type { Registre } from '../orchestration/registre.ts';
import type { DemandeAssistant } from '../types.ts';
import type { Citables } from './guillemets.ts';
import { etaitEnVigueur } from './vigueur.ts';

function* textesDe(valeur: unknown, profondeur = 0): Generator<string> {
  if (typeof valeur === 'string') yield valeur;
  else if (typeof valeur === 'object' && valeur !== null && profondeur < 8)
    for (const v of Object.values(valeur)) yield* textesDe(v, profondeur + 1);
}

/** What one answer may quote and cite: the texts of its own tool calls, the person's words, references in force. */
export class Sources implements Citables {
  readonly #textes: string[] = [];
  readonly personne: readonly string[];
  readonly #registre: Registre;
  readonly #aujourdhui: string;

  constructor(demande: DemandeAssistant, registre: Registre) {
    const { question, historique, profilContexte, profilEnregistre, aujourdhui } = demande;
    this.personne = [
      question,
      ...historique.filter((t) => t.role === 'user').map((t) => t.content),
      ...textesDe([profilContexte, profilEnregistre]),
    ];
    this.#registre = registre;
    this.#aujourdhui = aujourdhui;
  }

  get textes(): readonly string[] {
    return this.#textes;
  }

  /** Keeps what a tool gave: only it may be quoted as a rule. */
  ajouter(resultat: unknown): void {
    this.#textes.push(...textesDe(resultat));
  }

  enVigueur(reference: ReferenceLegale): boolean {
    return etaitEnVigueur(reference, this.#registre, this.#aujourdhui);
  }
}
