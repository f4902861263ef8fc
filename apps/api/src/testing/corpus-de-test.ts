import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importer, reconstruireIndex } from '../domains/connaissances/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

export interface DocumentBofip {
  readonly identifiant: string;
  /** AAAA-MM-JJ. */
  readonly debut: string;
  readonly titre: string;
  readonly paragraphes: readonly string[];
}

const echapper = (texte: string): string =>
  texte.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes documents in the form of the BOFiP export, one folder each. */
function ecrireBofip(dossier: string, documents: readonly DocumentBofip[]): void {
  for (const [i, { identifiant, debut, titre, paragraphes }] of documents.entries()) {
    const place = join(dossier, 'BOFiP/documents/Contenu/Commentaire/IR', `${9_100 + i}-PGP`, debut);
    mkdirSync(place, { recursive: true });
    const texte = paragraphes.map((p) => `<p>${echapper(p)}</p>`).join('');
    writeFileSync(join(place, 'data.html'), `<div class="contenu">${texte}</div>`);
    writeFileSync(
      join(place, 'document.xml'),
      `<?xml version="1.0" encoding="UTF-8"?>
<document type="Contenu" xmlns:dc="http://purl.org/dc/elements/1.1" xmlns:bofip="https://bofip.impots.gouv.fr">
  <parts><part><dataRef>data.html</dataRef></part></parts>
  <dc:dublincore><dc:title>${echapper(titre)}</dc:title><dc:date>${debut}</dc:date><dc:identifier>${9_100 + i}-PGP</dc:identifier></dc:dublincore>
  <bofip:bodgfip>
    <bofip:contenu_type>Commentaire</bofip:contenu_type>
    <bofip:contenu_id>${identifiant}-${debut.replaceAll('-', '')}</bofip:contenu_id>
  </bofip:bodgfip>
</document>`,
    );
  }
}

/** Imports documents as the command does, and builds the index. @throws when one of them is refused */
export async function importerBofip(
  base: Database,
  horloge: Clock,
  documents: readonly DocumentBofip[],
): Promise<void> {
  const dossier = mkdtempSync(join(tmpdir(), 'francis-bofip-'));
  try {
    ecrireBofip(dossier, documents);
    const { refuses } = await importer(base, horloge, { source: 'bofip', origine: dossier }, {});
    if (refuses > 0) throw new Error(`${refuses} documents were refused`);
    await reconstruireIndex(base, horloge);
  } finally {
    rmSync(dossier, { recursive: true });
  }
}
