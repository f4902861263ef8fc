import { creerDecoupe, niveauDe } from './decoupe.ts';
import type { Ecoute, Moteur } from './ports.ts';

const MORCEAU_MS = 500;
const MESURE_MS = 100;
const TAMPON = 2_048;

export const enregistreurPossible = (): boolean => typeof MediaRecorder === 'function' && 'AudioContext' in window;

/** What is recorded stays in memory until its sentence is written, and nowhere after. */
export function moteurEnregistreur(flux: MediaStream, transcrire: (son: Blob) => Promise<string>): Moteur {
  let ecoute: Ecoute | undefined;
  let phrase: { readonly enregistreur: MediaRecorder; garder: boolean } | undefined;
  let ecrites: Promise<void> = Promise.resolve();
  let mesure: ReturnType<typeof setInterval> | undefined;
  let contexte: AudioContext | undefined;
  let decoupe = creerDecoupe();

  const ecrire = async (son: Blob): Promise<void> => {
    try {
      const texte = (await transcrire(son)).trim();
      if (texte !== '') ecoute?.final(texte);
    } catch {
      const avant = ecoute;
      abandonner();
      avant?.panne('transcription');
    }
  };
  function ouvrirPhrase(): void {
    const enregistreur = new MediaRecorder(flux);
    const cours = { enregistreur, garder: false };
    const morceaux: Blob[] = [];
    enregistreur.ondataavailable = ({ data }) => morceaux.push(data);
    enregistreur.onstop = () => {
      if (!cours.garder) return;
      const son = new Blob(morceaux, { type: enregistreur.mimeType });
      // One after the other: sentences come out in the order in which they were said.
      ecrites = ecrites.then(() => ecrire(son));
    };
    enregistreur.start(MORCEAU_MS);
    phrase = cours;
  }
  function fermerPhrase(garder: boolean): void {
    if (!phrase || phrase.enregistreur.state === 'inactive') return;
    phrase.garder = garder;
    phrase.enregistreur.stop();
    phrase = undefined;
  }
  function mesurer(): void {
    contexte = new AudioContext();
    const analyseur = contexte.createAnalyser();
    analyseur.fftSize = TAMPON;
    contexte.createMediaStreamSource(flux).connect(analyseur);
    const tampon = new Float32Array(TAMPON);
    mesure = setInterval(() => {
      analyseur.getFloatTimeDomainData(tampon);
      const coupe = decoupe.entendre(niveauDe(tampon), performance.now());
      if (coupe === 'parole') ecoute?.parole();
      if (coupe !== 'couper') return;
      fermerPhrase(true);
      ouvrirPhrase();
    }, MESURE_MS);
  }
  function rendreLeMicro(): void {
    clearInterval(mesure);
    void contexte?.close();
    contexte = undefined;
    for (const piste of flux.getTracks()) piste.stop();
  }
  const finir = (): void => {
    ecrites = ecrites.then(() => ecoute?.fin());
  };
  function abandonner(): void {
    ecoute = undefined;
    fermerPhrase(false);
    rendreLeMicro();
  }

  return {
    demarrer(suite) {
      ecoute = suite;
      decoupe = creerDecoupe();
      ouvrirPhrase();
      mesurer();
    },
    arreter() {
      const dernier = phrase?.enregistreur;
      if (dernier && decoupe.aParle()) dernier.addEventListener('stop', finir, { once: true });
      else finir();
      fermerPhrase(decoupe.aParle());
      rendreLeMicro();
    },
    abandonner,
  };
}

/** An engine, and the one that takes over when what it wrote failed for good. */
export function avecRepli(premier: Moteur, secours: Moteur | undefined): Moteur {
  let courant = premier;
  return {
    demarrer: (ecoute) =>
      courant.demarrer({
        ...ecoute,
        panne: (panne) => {
          if (panne !== 'transcription' || secours === undefined || courant === secours) return ecoute.panne(panne);
          courant = secours;
          ecoute.repli();
          courant.demarrer(ecoute);
        },
      }),
    arreter: () => courant.arreter(),
    abandonner: () => courant.abandonner(),
  };
}
