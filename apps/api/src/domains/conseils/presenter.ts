import type { Conseil, ConseilResume } from '@francis/contract';
import type { ConseilEnBref, ConseilOuvert } from './sceau.ts';
import type { ConseilEnBase } from './repository.ts';

const entete = ({ id, clientId, rang, le, conserveJusquau }: ConseilEnBase) => ({
  id,
  client_id: clientId,
  rang,
  le: le.toISOString(),
  conserve_jusquau: conserveJusquau.toISOString(),
});

export const presenterResume = (conseil: ConseilEnBase, contenu: ConseilEnBref | undefined): ConseilResume => ({
  ...entete(conseil),
  empreinte_sha256: conseil.empreinte,
  lisible: contenu
    ? {
        titre: contenu.titre,
        valide_par: contenu.valide_par.nom,
        total: contenu.chiffres.total,
        statut: contenu.analyse.statut,
        annee: contenu.loi.annee,
        analyse_id: conseil.analyseId,
      }
    : null,
});

export const presenterConseil = (conseil: ConseilEnBase, ouvert: ConseilOuvert | undefined): Conseil => ({
  ...entete(conseil),
  contenu: ouvert?.contenu ?? null,
  preuve: {
    empreinte_sha256: conseil.empreinte,
    precedente_sha256: conseil.precedente,
    chaine_sha256: conseil.chaine,
  },
});
