import { ApiError } from '../../../platform/errors.ts';
import { copierTrace } from '../../../platform/copier-trace.ts';
import { tableau } from '../../../platform/pdf/index.ts';
import { type AnalyseFaite, notesDe, presenterGenerale } from '../calcul/analyser.ts';
import { tableDesArbitrages } from './arbitrages.ts';
import {
  aConfirmer,
  etatDuCalcul,
  graphique,
  grandLivre,
  listeDesPistes,
  ouvrir,
  sourcesDu,
  tableauDesChiffres,
} from './blocs.ts';
import type { Contenu } from './contenu.ts';
import { ecrireValeur, lignesDuDossier } from './lignes.ts';

/** @throws ApiError DOSSIER_INCALCULABLE: a document about a tax is not drawn without one. */
function exiger({ faite }: Contenu): AnalyseFaite {
  if ('refus' in faite) throw new ApiError('DOSSIER_INCALCULABLE', { detail: faite.refus });
  return faite;
}

/** The file as the adviser keeps it, then the tax that it gives. The firm's own notes stay in the firm. */
export async function papierDossier(contenu: Contenu): Promise<Buffer> {
  const papier = ouvrir(contenu, 'Dossier client');
  const lignes = lignesDuDossier(contenu.client).filter(({ champ }) => champ !== 'notes_internes_pro');
  for (const section of new Set(lignes.map((ligne) => ligne.section))) {
    papier.titre(2, section);
    tableau(
      papier,
      [
        { titre: 'Information', part: 2 },
        { titre: 'Valeur', part: 3 },
      ],
      lignes.filter((l) => l.section === section).map((l) => ({ cellules: [l.libelle, ecrireValeur(l)] })),
    );
  }
  const { faite } = contenu;
  papier.titre(2, 'Impôt calculé');
  if ('refus' in faite) papier.paragraphe(faite.refus);
  else {
    etatDuCalcul(papier, faite);
    tableauDesChiffres(papier, contenu);
  }
  return papier.terminer();
}

export async function papierAnalyse(contenu: Contenu): Promise<Buffer> {
  const faite = exiger(contenu);
  const papier = ouvrir(contenu, 'Analyse générale');
  papier.paragraphe(presenterGenerale(faite).summary, { voix: true });
  etatDuCalcul(papier, faite);
  graphique(papier, faite);
  tableauDesChiffres(papier, contenu);
  listeDesPistes(papier, faite);
  tableDesArbitrages(papier, contenu, faite);
  aConfirmer(papier, faite);
  sourcesDu(papier, copierTrace(faite.calcule.trace));
  return papier.terminer();
}

export async function papierIrpp(contenu: Contenu): Promise<Buffer> {
  const faite = exiger(contenu);
  const papier = ouvrir(contenu, 'Impôt sur les revenus 2025');
  etatDuCalcul(papier, faite);
  graphique(papier, faite);
  tableauDesChiffres(papier, contenu);
  papier.titre(2, 'Notes').liste(notesDe(faite));
  const trace = copierTrace(faite.calcule.trace);
  grandLivre(papier, trace);
  sourcesDu(papier, trace);
  return papier.terminer();
}
