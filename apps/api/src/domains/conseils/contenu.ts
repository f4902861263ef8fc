import type { ConseilValidation, ContenuConseil } from '@francis/contract';
import { definitionDuDossier } from '@francis/faits';
import { type Analyse, enDate, enEuros, parametresDe } from '../analyses/index.ts';
import type { FicheClient } from '../clients/index.ts';

interface Validation {
  readonly analyse: Analyse;
  readonly fiche: FicheClient;
  readonly mots: Pick<ConseilValidation, 'titre' | 'texte'>;
  readonly par: ContenuConseil['valide_par'];
  readonly cabinet: string;
  readonly le: Date;
}

/** Everything that makes one piece of advice, taken together: it is read as it was when all the rest has changed. */
export function contenuDuConseil({ analyse, fiche, mots, par, cabinet, le }: Validation): ContenuConseil | undefined {
  const { chiffres, trace, pistes, manques, statut } = analyse.resultat;
  if (!chiffres || !trace) return undefined;
  const nombres = new Map([...parametresDe(trace)].map(({ annee: _annee, ...p }) => [p.nom, p]));
  return {
    format: 1,
    ...mots,
    valide_le: le.toISOString(),
    valide_par: par,
    cabinet,
    client: {
      civilite: fiche.civilite_client,
      nom: fiche.nom_client,
      prenom: fiche.prenom_client,
      date_naissance: fiche.date_naissance_client,
    },
    analyse: {
      id: analyse.id,
      genre: analyse.genre,
      le: analyse.le.toISOString(),
      auteur: analyse.auteur,
      version_dossier: analyse.versionDossier,
      statut,
    },
    loi: { annee: analyse.annee, parametres: analyse.parametres, nombres: [...nombres.values()] },
    faits: analyse.faits.map(({ chemin, valeur }) => ({
      chemin,
      libelle: nommer(chemin),
      valeur,
      texte: dire(chemin, valeur),
    })),
    chiffres,
    pistes,
    manques,
    trace,
  };
}

/** An element of a list says its rank: two children are not one fact told twice. */
function nommer(chemin: string): string {
  const libelle = definitionDuDossier(chemin)?.libelle ?? chemin;
  const rang = chemin.split('.').find((partie) => /^\d+$/.test(partie));
  const titre = libelle.charAt(0).toUpperCase() + libelle.slice(1);
  const de = chemin.includes('.declarant2.')
    ? ' (déclarant 2)'
    : chemin.includes('.declarant1.')
      ? ' (déclarant 1)'
      : '';
  return `${titre}${de}${rang === undefined ? '' : ` (n° ${Number(rang) + 1})`}`;
}

function dire(chemin: string, valeur: number | string | boolean): string {
  const definition = definitionDuDossier(chemin);
  if (typeof valeur === 'boolean') return valeur ? 'Oui' : 'Non';
  if (typeof valeur === 'number') {
    if (definition?.unite === 'EUR') return enEuros(valeur);
    if (definition?.unite === 'taux') return `${String(Math.round(valeur * 10_000) / 100).replace('.', ',')}\u00a0%`;
    return String(valeur).replace('.', ',');
  }
  if (definition?.unite === 'date') return enDate(new Date(`${valeur}T12:00:00Z`));
  return definition?.choix?.[valeur] ?? valeur;
}
