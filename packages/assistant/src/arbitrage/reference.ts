import type { Calcul } from '@francis/contract';
import { sansMarques } from '../orchestration/redacteur.ts';
import type { Bilan, DemandeAssistant, ReponseAssistant } from '../types.ts';
import { lireCitations } from '../verification/citations.ts';
import { lireNombres } from '../verification/nombres-lus.ts';
import { chiffresNommes, estNegative, normaliserPhrase, phrasesDe, radicaux } from './vocabulaire.ts';

type Noeud = Calcul['trace'];

function* noeuds(noeud: Noeud): Generator<Noeud> {
  yield noeud;
  for (const enfant of noeud.enfants) yield* noeuds(enfant);
}

/** Every text of a value that is not the engine's. */
function* textes(valeur: unknown, profondeur = 0): Generator<string> {
  if (typeof valeur === 'string') yield valeur;
  else if (typeof valeur === 'number') yield String(Math.abs(valeur));
  else if (typeof valeur === 'object' && valeur !== null && profondeur < 8)
    for (const v of Object.values(valeur)) yield* textes(v, profondeur + 1);
}

interface PhraseLue {
  readonly radicaux: ReadonlySet<string>;
  readonly negative: boolean;
  readonly nombres: ReadonlySet<number>;
}

/** The embedded model's verified answer to the same question, read as the facts that another wording must keep. */
export class Reference {
  readonly reponse: ReponseAssistant;
  readonly bilan: Bilan;
  /** Figures of the answer, of its calculations and of the law that they used. */
  readonly chiffres = new Set<number>();
  /** Figures that the person gave. */
  readonly personne = new Set<number>();
  readonly vocabulaire: ReadonlySet<string>;
  readonly phrases: readonly PhraseLue[];
  readonly texte: string;
  /** Figures that the answer writes, as opposed to those that only its calculations hold. */
  readonly ecrits = new Set<number>();
  /** What each figure is called, in the answer and in the steps of its calculations. */
  readonly #noms = new Map<number, (readonly string[])[]>();
  readonly #phrasesEcrites = new Set<string>();
  /** Articles, by catalogue identifier or as written. */
  readonly citations: ReadonlySet<string>;

  constructor(reponse: ReponseAssistant, bilan: Bilan, demande: DemandeAssistant) {
    this.reponse = reponse;
    this.bilan = bilan;
    const traces = reponse.calculs.flatMap((c) => [...noeuds(c.trace)]);
    this.texte = [reponse.answer, ...reponse.notes.flatMap((n) => [n.titre, n.texte]), ...reponse.sources].join('\n');
    for (const phrase of phrasesDe(this.texte)) {
      this.#phrasesEcrites.add(normaliserPhrase(phrase));
      for (const n of lireNombres(phrase)) {
        this.ecrits.add(n.valeur);
        this.chiffres.add(n.valeur);
      }
      for (const { ecrit, nom } of chiffresNommes(phrase))
        for (const n of lireNombres(ecrit)) this.#nommer(n.valeur, nom);
    }
    for (const noeud of traces) {
      this.#ajouter(noeud);
      for (const e of noeud.entrees) this.#ajouter(e);
      for (const p of noeud.parametres) this.#ajouter(p);
    }
    // The day of the question and the country are nobody's figures.
    const { historique, aujourdhui: _, juridiction: __, identites: ___, ...reste } = demande;
    const dits = [...historique.filter((t) => t.role === 'user').map((t) => t.content), ...textes(reste)];
    for (const dit of dits) for (const n of lireNombres(dit)) this.personne.add(n.valeur);
    const libelles = traces.flatMap((n) => [n.libelle, n.formule, ...n.parametres.map((p) => p.libelle)]);
    this.vocabulaire = new Set(radicaux([this.texte, ...libelles, ...dits].join('\n')));
    this.phrases = phrasesDe(this.texte).map((p) => ({
      radicaux: new Set(radicaux(p)),
      negative: estNegative(p),
      nombres: new Set(lireNombres(p).map((n) => n.valeur)),
    }));
    this.citations = new Set(
      [this.texte, ...traces.flatMap((n) => [n.article, ...n.parametres.map((p) => p.article)])]
        .flatMap(lireCitations)
        .map((c) => c.reference?.id ?? c.texte),
    );
  }

  #ajouter({ valeur, unite, libelle }: { valeur: number | boolean; unite: string; libelle: string }): void {
    if (typeof valeur !== 'number') return;
    const lue = Math.round(Math.abs(unite === 'taux' ? valeur * 100 : valeur) * 100) / 100;
    this.chiffres.add(lue);
    this.#nommer(lue, radicaux(libelle));
  }

  #nommer(chiffre: number, nom: readonly string[]): void {
    if (nom.length > 0) this.#noms.set(chiffre, [...(this.#noms.get(chiffre) ?? []), nom]);
  }

  /** Whether a sentence stands in the answer as it is. */
  ecrit(phrase: string): boolean {
    return this.#phrasesEcrites.has(normaliserPhrase(phrase));
  }

  /** Whether the figure is known under a name that a sentence says, the last word of it just before the figure. */
  connaitSousCeNom(chiffre: number, nom: readonly string[], phrase: ReadonlySet<string>): boolean {
    const dernier = nom.at(-1);
    return (this.#noms.get(chiffre) ?? []).some(
      (connu) => connu.every((m) => phrase.has(m)) && (dernier === undefined || connu.includes(dernier)),
    );
  }

  /** Whether the answer is a question back or a refusal. */
  get sansReponse(): 'clarification' | 'refus' | undefined {
    const { statut } = this.reponse;
    return statut === 'clarification' || statut === 'refus' ? statut : undefined;
  }

  /** Figures of the first paragraph that has one: what another wording must say. */
  get resultats(): readonly Calcul[] {
    for (const paragraphe of this.reponse.balisage.split('\n\n')) {
      const ids = [...paragraphe.matchAll(/\]\(#calcul-(c\d+)\)/g)].map((m) => m[1]);
      if (ids.length > 0) return this.reponse.calculs.filter((c) => ids.includes(c.id));
    }
    return [];
  }

  /** Numbers of the first paragraph when no calculation stands behind the answer. */
  get nombresEnTete(): readonly number[] {
    const [tete = ''] = sansMarques(this.reponse.balisage).split('\n\n');
    return lireNombres(tete)
      .filter((n) => n.unite !== '')
      .map((n) => n.valeur);
  }
}
