import { randomUUID } from 'node:crypto';
import { type ConseilProposition, type ConseilResume, type ConseilValidation, FONCTIONS } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { analyseAValider, nomDuCabinet, proposerConseil } from '../analyses/index.ts';
import { type Demandeur, droitsDe, trouverFiche } from '../clients/index.ts';
import { dansSonCabinet, lireConseils } from './agir.ts';
import { chainer, ORIGINE, type Tete } from './chaine.ts';
import { contenuDuConseil } from './contenu.ts';
import type { PortsConseils } from './ports.ts';
import { presenterResume } from './presenter.ts';
import { depotConseils } from './repository.ts';
import { SceauDuClient } from './sceau.ts';

/** Words to start from, and what forbids to validate them as they are. @throws ApiError INTROUVABLE. */
export const proposer = (
  ports: PortsConseils,
  demandeur: Demandeur,
  clientId: string,
  analyseId: string,
): Promise<ConseilProposition> =>
  lireConseils(ports, demandeur, { action: 'conseils.lire', clientId }, async ({ cloison, depot, fiche }) => {
    const trouvee = fiche && (await analyseAValider(cloison, fiche, analyseId));
    if (!trouvee) throw new ApiError('INTROUVABLE');
    const deja = await depot.deLAnalyse(analyseId);
    return {
      analyse_id: analyseId,
      ...proposerConseil(trouvee.analyse),
      depassee: trouvee.depassee,
      conseil_id: deja?.id ?? null,
    };
  });

/**
 * Seals one piece of advice at the end of the client’s chain. An analysis gives one: the same words a second time give
 * the same link, other words are refused.
 * @returns `nouveau` false when it was there already.
 * @throws ApiError INTROUVABLE, ACCES_REFUSE, ANALYSE_DEPASSEE, CONSEIL_DEJA_VALIDE, CHAINE_ROMPUE.
 */
export const valider = (
  ports: PortsConseils,
  demandeur: Demandeur,
  clientId: string,
  { analyse_id: analyseId, ...mots }: ConseilValidation,
): Promise<{ readonly resume: ConseilResume; readonly nouveau: boolean }> =>
  dansSonCabinet(
    ports,
    demandeur,
    { action: 'conseils.valider', clientId, risque: 'medium' },
    async ({ cloison, membre }) => {
      // Held until the end: two validations of one client follow each other, and the file is not erased between them.
      const fiche = await trouverFiche(cloison, clientId, 'modifier');
      if (!fiche) throw new ApiError('INTROUVABLE');
      if (!droitsDe(membre, fiche).modifier) throw new ApiError('ACCES_REFUSE');
      const trouvee = await analyseAValider(cloison, fiche, analyseId);
      if (!trouvee) throw new ApiError('INTROUVABLE');
      const depot = depotConseils(cloison, clientId);
      const sceau = new SceauDuClient(ports.coffre, clientId);
      const coffre = await depot.coffre('valider');
      const deja = await depot.deLAnalyse(analyseId);
      if (deja) {
        const contenu = sceau.ouvrir(coffre, deja)?.contenu;
        if (contenu?.titre !== mots.titre || contenu.texte !== mots.texte) throw new ApiError('CONSEIL_DEJA_VALIDE');
        return { resume: presenterResume(deja, contenu), nouveau: false };
      }
      if (trouvee.depassee) throw new ApiError('ANALYSE_DEPASSEE', PHRASES[trouvee.depassee]);
      const le = ports.horloge.now();
      const par = { nom: demandeur.nomComplet, fonction: membre.fonction && FONCTIONS[membre.fonction] };
      const cabinet = await nomDuCabinet(cloison);
      const contenu = contenuDuConseil({ analyse: trouvee.analyse, fiche, mots, par, cabinet, le });
      if (!contenu) throw new ApiError('INTROUVABLE');
      const cle = coffre?.cle ?? sceau.nouvelleCle();
      if (cle !== coffre?.cle) await depot.poserCle(cle);
      // The sealed head is what the next link hangs on: a chain that was cut in the base is not continued in silence.
      const tete = teteOuRefus(sceau, coffre?.tete ?? null);
      const id = randomUUID();
      const scelle = sceau.sceller(cle, id, contenu);
      const maillon = {
        id,
        clientId,
        rang: (tete?.rang ?? 0) + 1,
        le,
        conserveJusquau: dansAnnees(le, ports.conservationAnnees),
        precedente: tete?.chaine ?? ORIGINE,
        empreinte: scelle.empreinte,
      };
      const conseil = await depot.ajouter({ ...maillon, ...scelle, analyseId, chaine: chainer(maillon) });
      await depot.poserTete(sceau.scellerTete({ rang: conseil.rang, chaine: conseil.chaine }));
      return { resume: presenterResume(conseil, contenu), nouveau: true };
    },
  );

function teteOuRefus(sceau: SceauDuClient, scellee: string | null): Tete | undefined {
  try {
    return sceau.ouvrirTete(scellee);
  } catch (cause) {
    throw new ApiError('CHAINE_ROMPUE', { cause });
  }
}

const PHRASES = {
  dossier: {},
  loi: {
    detail: 'Les règles de l’impôt ont changé depuis cette analyse. Relancez-la, relisez-la, puis validez le conseil.',
  },
} as const;

function dansAnnees(le: Date, annees: number): Date {
  const fin = new Date(le);
  fin.setUTCFullYear(fin.getUTCFullYear() + annees);
  return fin;
}
