import { type ToolSet, tool } from 'ai';
import { DOMAINES } from '../domaines/catalogue.ts';
import type { ResultatDomaine } from '../domaines/domaine.ts';
import { avecHautsRevenus } from '../domaines/hauts-revenus.ts';
import type { Registre } from '../orchestration/registre.ts';
import { calculerSelonLaLoiConnue } from './loi-connue.ts';
import type { ControleEntree } from './outils.ts';
import { type ResultatRefuse, decrire, refuse } from './resultats.ts';

const estObjet = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null;

/** Year that the figures are shown with: the one given, or that of the day given. */
function anneeDe(entree: unknown): number {
  if (!estObjet(entree)) return 0;
  const annee = entree['annee'];
  if (typeof annee === 'number') return annee;
  const jour = Object.entries(entree).find(([cle]) => cle.startsWith('date'))?.[1];
  return typeof jour === 'string' ? Number(jour.slice(0, 4)) : 0;
}

/** One tool for each subject beside the income tax, all made from the same catalogue. */
export function creerOutilsDomaines(registre: Registre, controler: ControleEntree): ToolSet {
  return Object.fromEntries(
    DOMAINES.map((domaine) => [
      domaine.outil,
      tool({
        description: domaine.description,
        inputSchema: domaine.schema,
        execute: (entree): ResultatDomaine | ResultatRefuse => {
          controler(entree);
          const seul = calculerSelonLaLoiConnue(domaine, entree);
          if (!('trace' in seul)) return refuse(seul);
          const annee = anneeDe(entree);
          const calcul = estObjet(entree) ? avecHautsRevenus(domaine.outil, entree, seul, annee) : seul;
          const appel = registre.enregistrer({
            annee,
            estimation: calcul.statut === 'estimation',
            reserves: calcul.reserves,
            racines: new Map([['', calcul.trace]]),
            textes: [...calcul.hypotheses, ...calcul.reserves],
          });
          return { ...decrire(appel, annee), hypotheses: calcul.hypotheses };
        },
      }),
    ]),
  );
}
