import type { LignePortefeuille, PassagePortefeuille } from '@francis/contract';
import { toCsv } from '../../platform/csv.ts';
import { ApiError } from '../../platform/errors.ts';
import { type SheetCell, type SheetColumn, streamWorkbook } from '../../platform/xlsx.ts';
import { dansCabinet } from '../cabinet/index.ts';
import type { Demandeur } from '../clients/index.ts';
import type { PortsPortefeuille } from './ports.ts';
import { presenterLigne } from './presenter.ts';
import { depotPassages, type Passage } from './repository.ts';
import { depotLignes } from './repository-lignes.ts';
import { dansLeCabinet } from './service.ts';

const LOT = 500;
const STATUTS: Readonly<Record<LignePortefeuille['statut'], string>> = {
  exact: 'Exact',
  estimation: 'Estimation',
  a_completer: 'À compléter',
};

interface Colonne extends SheetColumn {
  readonly lire: (ligne: LignePortefeuille) => SheetCell;
}

const COLONNES: readonly Colonne[] = [
  { title: 'Nom', width: 24, format: 'text', lire: (l) => l.client.nom_client },
  { title: 'Prénom', width: 20, format: 'text', lire: (l) => l.client.prenom_client },
  { title: 'Certitude', width: 14, format: 'text', lire: (l) => STATUTS[l.statut] },
  { title: 'Impôt et prélèvements', width: 20, format: 'euros', lire: (l) => l.impot },
  { title: 'TMI', width: 8, format: 'rate', lire: (l) => l.tmi },
  { title: 'Gain du premier levier', width: 20, format: 'euros', lire: (l) => l.gain },
  { title: 'Premier levier', width: 44, format: 'text', lire: (l) => l.leviers[0]?.titre ?? null },
  { title: 'Autres leviers', width: 60, format: 'text', lire: (l) => autres(l) },
  { title: 'À demander', width: 70, format: 'text', lire: (l) => l.manques.join(' ') || null },
];
const EFFET: Colonne = { title: 'Effet de la réforme', width: 18, format: 'euros', lire: (l) => l.effet };

const autres = ({ leviers }: LignePortefeuille): SheetCell =>
  leviers
    .slice(1)
    .map(({ titre }) => titre)
    .join(' ; ') || null;

/** A run as it may leave the product, batch after batch. */
export interface Export {
  readonly reforme: PassagePortefeuille['reforme'];
  readonly lots: AsyncGenerator<LignePortefeuille[]>;
}

/** Traced before anything leaves. @throws ApiError INTROUVABLE, PORTEFEUILLE_INACHEVE. */
export async function exporterPassage(ports: PortsPortefeuille, demandeur: Demandeur, id: string): Promise<Export> {
  const passage = await dansLeCabinet(ports, demandeur, { action: 'clients.exporter' }, (cloison) =>
    depotPassages(cloison).trouver(id),
  );
  if (passage.finiLe === null) throw new ApiError('PORTEFEUILLE_INACHEVE');
  return { reforme: passage.reforme, lots: lotsDe(ports, passage) };
}

async function* lotsDe({ clients }: PortsPortefeuille, { id, cabinetId, reforme }: Passage) {
  let apres: string | undefined;
  do {
    const debut = apres;
    const page = await dansCabinet(clients.base, cabinetId, {
      executer: (cloison) =>
        depotLignes(cloison).page(id, {
          tri: reforme ? 'effet' : 'gain',
          sens: 'desc',
          touches: false,
          limite: LOT,
          apres: debut,
        }),
    });
    yield page.lignes.map(presenterLigne);
    apres = page.suivant;
  } while (apres !== undefined);
}

const colonnesDe = ({ reforme }: Export): readonly Colonne[] => (reforme ? [...COLONNES, EFFET] : COLONNES);

export function enExcel(un: Export): AsyncGenerator<Uint8Array> {
  const colonnes = colonnesDe(un);
  return streamWorkbook('Portefeuille', colonnes, cellules(un, colonnes));
}

async function* cellules({ lots }: Export, colonnes: readonly Colonne[]) {
  for await (const lot of lots) yield lot.map((ligne) => colonnes.map(({ lire }) => lire(ligne)));
}

export async function* enCsv(un: Export): AsyncGenerator<string> {
  const colonnes = colonnesDe(un);
  let premier = true;
  for await (const lot of un.lots) {
    // A firm without clients still gets its headings.
    const vide = Object.fromEntries(colonnes.map(({ title }) => [title, null]));
    const lignes = lot.map((ligne) => Object.fromEntries(colonnes.map(({ title, lire }) => [title, lire(ligne)])));
    const texte = toCsv(lignes.length > 0 ? lignes : [vide]);
    const tete = texte.indexOf('\r\n') + 2;
    if (lignes.length === 0) yield premier ? texte.slice(0, tete) : '';
    else yield premier ? texte : texte.slice(tete);
    premier = false;
  }
}
