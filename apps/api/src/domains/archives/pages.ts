import { type Client, libelleDuChamp, rangerChamps } from '@francis/contract';
import { z } from 'zod';
import { ecrireValeur, enEuros, lignesDuDossier } from '../analyses/index.ts';
import type { ConseilRemis } from '../conseils/index.ts';
import { type Html, html, page } from './html.ts';

export interface ClientListe {
  readonly id: string;
  readonly nom: string;
  readonly prenom: string;
}
/** A document of the client that is in the archive. */
export interface DocumentRemis {
  readonly nom: string;
  readonly demande: string;
  readonly le: string;
}
interface Dossier {
  readonly client: Client;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly conseils: readonly ConseilRemis[];
  readonly documents: readonly DocumentRemis[];
  /** Analyses that have their paper. */
  readonly dessinees: ReadonlySet<unknown>;
}

const Analyse = z.object({
  id: z.string(),
  genre: z.string(),
  le: z.string(),
  annee: z.number(),
  auteur: z.string(),
  resultat: z.object({
    statut: z.string(),
    chiffres: z.object({ total: z.number() }).nullable(),
    pistes: z.array(z.object({ titre: z.string(), gain: z.number(), article: z.string() })),
  }),
});
const Rejeu = z.object({ le: z.string(), phrase: z.string() });
const Reunion = z.object({
  titre: z.string(),
  commencee_le: z.string(),
  participants: z.array(z.string()),
  resume: z.array(z.string()).nullable(),
});
const Changement = z.object({
  version: z.number(),
  auteur: z.string(),
  le: z.string(),
  champs: z.record(z.string(), z.unknown()),
});

const INSTANT = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'medium', timeStyle: 'short' });
export const instant = (le: string | Date): string => INSTANT.format(new Date(le));

const table = (titres: readonly string[], lignes: readonly Html[]): Html =>
  html`<table><thead><tr>${titres.map((t) => html`<th scope="col">${t}</th>`)}</tr></thead><tbody>${lignes}</tbody></table>`;

const partie = (titre: string, contenu: Html, vide: boolean): Html =>
  vide ? html`` : html`<h2>${titre}</h2>${contenu}`;

/** One client, readable by itself: what the JSON beside it holds in full is named here. */
export function pageClient({ client, tables, conseils, documents, dessinees }: Dossier): string {
  const nom = `${client.prenom_client} ${client.nom_client}`;
  const lignes = lignesDuDossier(client);
  const sections = [...new Set(lignes.map(({ section }) => section))];
  const analyses = z.array(Analyse).parse(tables['analyses_clients'] ?? []);
  const rejeux = z.array(Rejeu).parse(tables['rejeux_analyses'] ?? []);
  const reunions = z.array(Reunion).parse(tables['reunions'] ?? []);
  const historique = z
    .array(Changement)
    .parse(tables['clients_historique'] ?? [])
    .toSorted((a, b) => b.version - a.version);
  return page(
    nom,
    html`<nav><a href="../../index.html">Tous les clients</a><a href="fiche.pdf">Fiche en PDF</a><a href="dossier.json">Tout, en JSON</a></nav>
<h1>${nom}</h1>
${sections.map(
  (section) =>
    html`<h2>${section}</h2><table><tbody>${lignes
      .filter((l) => l.section === section)
      .map((l) => html`<tr><th scope="row">${l.libelle}</th><td>${ecrireValeur(l)}</td></tr>`)}</tbody></table>`,
)}
${partie(
  'Analyses',
  table(
    ['Le', 'Analyse', 'Total', 'Leviers et droits'],
    analyses.map(
      (a) =>
        html`<tr><td>${instant(a.le)}<br><small>${a.auteur}</small></td><td>${a.genre === 'irpp' ? `IRPP ${a.annee}` : 'Générale'}, ${a.resultat.statut}${dessinees.has(a.id) ? html` <a href="analyses/${a.id}.pdf">PDF</a>` : html``}</td><td class="d">${a.resultat.chiffres ? enEuros(a.resultat.chiffres.total) : ''}</td><td>${a.resultat.pistes.map((p) => html`${p.titre} : ${enEuros(p.gain)} (${p.article})<br>`)}</td></tr>`,
    ),
  ),
  analyses.length === 0,
)}
${partie('Rejeux sous une autre loi', html`<ul>${rejeux.map((r) => html`<li>${instant(r.le)} : ${r.phrase}</li>`)}</ul>`, rejeux.length === 0)}
${partie(
  'Conseils validés',
  html`<ul>${conseils.map(({ conseil }) => {
    const titre = conseil.contenu?.titre ?? 'Contenu détruit à son échéance';
    const pdf = conseil.contenu ? html` <a href="conseils/${conseil.rang}.pdf">PDF</a>` : html``;
    return html`<li>n° ${conseil.rang}, ${instant(conseil.le)} : ${titre}${pdf} <a href="conseils/${conseil.rang}.json">JSON</a></li>`;
  })}</ul>`,
  conseils.length === 0,
)}
${partie(
  'Réunions',
  html`${reunions.map(
    (r) =>
      html`<h3>${r.titre}</h3><p><small>${instant(r.commencee_le)}, ${r.participants.join(', ')}</small></p><ul>${(r.resume ?? []).map((l) => html`<li>${l}</li>`)}</ul>`,
  )}`,
  reunions.length === 0,
)}
${partie(
  'Documents remis',
  html`<ul>${documents.map((d) => html`<li><a href="documents/${d.nom}">${d.demande}</a>, ${instant(d.le)}</li>`)}</ul>`,
  documents.length === 0,
)}
${partie(
  'Historique',
  table(
    ['Le', 'Par', 'Champs'],
    historique.map(
      (h) =>
        html`<tr><td>${instant(h.le)}</td><td>${h.auteur}</td><td>${rangerChamps(h.champs)
          .map(([champ]) => libelleDuChamp(champ))
          .join(', ')}</td></tr>`,
    ),
  ),
  historique.length === 0,
)}`,
  );
}

const PAR_PAGE = 1_000;
const nomDePage = (rang: number): string =>
  rang === 0 ? 'index.html' : `clients-${String(rang + 1).padStart(4, '0')}.html`;

interface Accueil {
  readonly cabinet: string;
  readonly le: Date;
  readonly supprimes: readonly string[];
}

/** The list of the clients, by a thousand, with a search in each page. */
export function* pagesAccueil(
  clients: readonly ClientListe[],
  { cabinet, le, supprimes }: Accueil,
): Generator<{ readonly name: string; readonly texte: string }> {
  const nombre = Math.max(1, Math.ceil(clients.length / PAR_PAGE));
  const liens = Array.from(
    { length: nombre },
    (_, i) => html`<a href="${nomDePage(i)}">${clients[i * PAR_PAGE]?.nom ?? 'Clients'}…</a>`,
  );
  for (let i = 0; i < nombre; i += 1) {
    const lignes = clients
      .slice(i * PAR_PAGE, (i + 1) * PAR_PAGE)
      .map((c) => html`<tr><td><a href="clients/${c.id}/index.html">${c.nom} ${c.prenom}</a></td></tr>`);
    const gardes = supprimes.map((id) => html`<li><a href="clients-supprimes/${id}/index.html">${id}</a></li>`);
    const corps = html`<h1>${cabinet}</h1><p>${clients.length} ${clients.length > 1 ? 'clients' : 'client'}, archive du ${instant(le)}. <a href="LISEZ-MOI.txt">Lisez-moi</a></p>
<nav>${nombre > 1 ? liens : []}</nav><p><label>Chercher dans cette page <input type="search"></label></p>
${table(['Client'], lignes)}${partie('Conseils gardés de clients supprimés', html`<ul>${gardes}</ul>`, i > 0 || gardes.length === 0)}`;
    yield { name: nomDePage(i), texte: page(`${cabinet}, clients`, corps, { filtre: true }) };
  }
}

/** Advice that outlives a file. */
export const pageSupprime = (clientId: string, conseils: readonly ConseilRemis[]): string =>
  page(
    'Conseils gardés',
    html`<nav><a href="../../index.html">Tous les clients</a></nav><h1>Conseils gardés d’un client supprimé</h1><p><small>${clientId}</small></p><ul>${conseils.map(
      ({ conseil }) =>
        html`<li>n° ${conseil.rang}, ${instant(conseil.le)} : ${conseil.contenu?.titre ?? 'Contenu détruit à son échéance'} <a href="conseils/${conseil.rang}.json">JSON</a></li>`,
    )}</ul>`,
  );
