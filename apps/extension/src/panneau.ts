import type { ClientsReunion, Reunion, ReunionDetail, SuggestionsReunion } from '@francis/contract';
import { REGLAGES_TEAMS, TEXTE_ACCORD_REUNION } from '@francis/contract/reunions-textes';
import { lireLecture, lirePresence } from './messages.ts';
import { appeler, delier, Refus, relier } from './panneau/compte.ts';
import { type Etat, garderEnMemoire, peutReprendre, retrouver } from './panneau/etat.ts';
import { completer, masquer } from './panneau/transcription.ts';
import { dessiner, type Gestes } from './panneau/vues.ts';
import { estRelie, garderReglages, reglages } from './stockage.ts';

const SUGGESTIONS_MS = 15_000;
/** Lines that suggestions read: the last minutes. */
const LIGNES_RELUES = 60;

const depart = (): Omit<Etat, 'etape' | 'reglages' | 'onglet'> => ({
  reunion: undefined,
  lignes: [],
  interrompue: false,
  introuvables: false,
  suggestions: undefined,
  propositions: [],
  client: undefined,
  clients: [],
  occupe: false,
  message: '',
});

let etat: Etat = { ...depart(), etape: 'deliee', reglages: REGLAGES_TEAMS, onglet: undefined };
let canal: chrome.runtime.Port | undefined;
let lues = 0;

function changer(suite: Partial<Etat>): void {
  etat = { ...etat, ...suite };
  document.querySelector('main')?.replaceChildren(...dessiner(etat, gestes));
}

/** One at a time; its failure is said, and nothing is lost. */
async function tenter(geste: () => Promise<void>): Promise<void> {
  if (etat.occupe) return;
  changer({ occupe: true, message: '' });
  try {
    await geste();
    changer({ occupe: false });
  } catch (erreur) {
    const message = erreur instanceof Refus ? erreur.message : 'Cela n’a pas abouti. Réessayez.';
    const deliee = erreur instanceof Refus && erreur.code === 'DELIEE' && etat.reunion === undefined;
    changer({ occupe: false, message, ...(deliee && { etape: 'deliee' as const }) });
  }
}

function ecouter(debutMs: number): void {
  const { onglet } = etat;
  if (!onglet) return;
  canal = chrome.tabs.connect(onglet.id, { name: 'capture', frameId: onglet.frameId });
  canal.onMessage.addListener((message) => {
    const lecture = lireLecture(message);
    if (!lecture || etat.etape !== 'en_cours') return;
    if (lecture.etat === 'introuvables') {
      changer({ introuvables: true });
      return;
    }
    const lignes = completer(etat.lignes, lecture.lignes, Math.round((Date.now() - debutMs) / 1000));
    changer({ introuvables: false, lignes });
    void garderEnMemoire(etat);
  });
  // The page went away: what was written stays, to be read again.
  canal.onDisconnect.addListener(() => {
    if (etat.etape === 'en_cours') finirDEcouter(true);
  });
}

const lignesEnvoyees = () => (etat.reglages.privacyMode ? masquer(etat.lignes) : etat.lignes);

async function suggerer(): Promise<void> {
  const { etape, reunion, lignes } = etat;
  if (etape !== 'en_cours' || !reunion || !etat.reglages.realTimeSuggestions || lignes.length === lues) return;
  lues = lignes.length;
  try {
    const corps = { lignes: lignesEnvoyees().slice(-LIGNES_RELUES) };
    const suggestions = await appeler<SuggestionsReunion>('POST', `/${reunion.id}/suggestions`, corps);
    if (etat.etape === 'en_cours') changer({ suggestions });
  } catch {
    // A suggestion that does not come stops nothing: the next one is asked for.
    lues = 0;
  }
}

const fermerCanal = (): void => {
  canal?.disconnect();
  canal = undefined;
};

function finirDEcouter(interrompue: boolean): void {
  changer({ etape: 'relecture', interrompue });
  fermerCanal();
  void gestes.chercher('');
}

const gestes: Gestes = {
  relier: () =>
    tenter(async () => {
      await relier();
      changer({ etape: 'prete' });
    }),
  delier: () =>
    tenter(async () => {
      await delier();
      changer({ etape: 'deliee' });
    }),
  commencer: (title) =>
    tenter(async () => {
      // The server keeps who confirmed the agreement, and when, before a word is read.
      const consentement = { accord: true, texte: TEXTE_ACCORD_REUNION.version };
      const { id } = await appeler<Reunion>('POST', '', { title: title.trim(), source: 'teams', consentement });
      const debutMs = Date.now();
      lues = 0;
      changer({ etape: 'en_cours', reunion: { id, debutMs } });
      await garderEnMemoire(etat);
      ecouter(debutMs);
    }),
  arreter: () => finirDEcouter(false),
  reprendre: () =>
    tenter(async () => {
      const { reunion } = etat;
      if (!reunion || peutReprendre(etat) !== 'oui') return;
      // The same meeting goes on, with the agreement that began it; the server refuses one that it ended or erased.
      await appeler('POST', `/${reunion.id}/suggestions`, { lignes: [] });
      lues = 0;
      changer({ etape: 'en_cours', interrompue: false, introuvables: false, suggestions: undefined });
      ecouter(reunion.debutMs);
    }),
  refuser: () =>
    tenter(async () => {
      fermerCanal();
      const { reunion } = etat;
      // Erased here first: the words must not outlive the refusal because the network does not answer.
      changer({
        lignes: [],
        suggestions: undefined,
        propositions: [],
        etape: 'relecture',
        reunion: reunion && { ...reunion, refusee: true },
      });
      await garderEnMemoire(etat);
      if (reunion) await appeler('POST', `/${reunion.id}/refus`);
      changer({ ...depart(), occupe: true, etape: 'prete' });
      await garderEnMemoire(etat);
    }),
  chercher: (recherche) =>
    tenter(async () => {
      const parametres = new URLSearchParams({ recherche });
      changer({ clients: await appeler<ClientsReunion>('GET', `/clients?${parametres.toString()}`) });
    }),
  choisir: (client) => changer({ client }),
  envoyer: () =>
    tenter(async () => {
      const { reunion, client } = etat;
      if (!reunion || !client) return;
      const lignes = lignesEnvoyees();
      try {
        await appeler<ReunionDetail>('POST', `/${reunion.id}/fin`, {
          lignes,
          participants: [...new Set(lignes.map(({ locuteur }) => locuteur))].slice(0, 50),
          garder_transcription: etat.reglages.saveTranscriptions,
          resumer: etat.reglages.autoSummary,
        });
      } catch (erreur) {
        // Sent already, by a click whose answer was lost.
        if (!(erreur instanceof Refus) || erreur.code !== 'REUNION_TERMINEE') throw erreur;
      }
      await appeler('PUT', `/${reunion.id}/client`, { client_id: client.id });
      changer({ etape: 'rangee', lignes: [] });
      await chrome.storage.session.remove('reunion');
    }),
  recommencer: () => changer({ ...depart(), etape: 'prete' }),
  regler: async (choix) => {
    await garderReglages(choix);
    changer({ reglages: choix });
  },
};

/** Something may begin, or go on, in a page of Teams. */
const attendUnePage = (): boolean => etat.etape === 'prete' || peutReprendre(etat) !== 'non';

chrome.runtime.onMessage.addListener((message, { id, tab, frameId = 0 }) => {
  const presence = lirePresence(message);
  if (id !== chrome.runtime.id || tab?.id === undefined || !presence) return undefined;
  const connue = etat.onglet !== undefined;
  // Without « dès le début », a page of Teams is enough; with it, the form comes with the meeting.
  if (!connue && (presence.reunion || !etat.reglages.autoListen)) {
    etat = { ...etat, onglet: { id: tab.id, frameId } };
    if (attendUnePage()) changer({});
  } else if (presence.reunion && attendUnePage() && etat.onglet?.id !== tab.id)
    changer({ onglet: { id: tab.id, frameId } });
  return undefined;
});

async function ouvrir(): Promise<void> {
  const gardee = await retrouver();
  const lus = await reglages();
  if (gardee?.reunion) {
    changer({ ...gardee, reglages: lus, etape: 'relecture', interrompue: true });
    await gestes.chercher('');
    return;
  }
  changer({ reglages: lus, etape: (await estRelie()) ? 'prete' : 'deliee' });
}

setInterval(() => void suggerer(), SUGGESTIONS_MS);
void ouvrir();
