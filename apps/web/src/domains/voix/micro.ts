import { capacites, estDefinitive, transcrireSon } from './api.ts';
import { moteurDuNavigateur, navigateurEcoute } from './moteur-navigateur.ts';
import { avecRepli, enregistreurPossible, moteurEnregistreur } from './moteur-enregistreur.ts';
import { prendreLeMicro, rendre } from './permission.ts';
import { DicteeImpossible, horlogeDuNavigateur, type Moteur } from './ports.ts';
import { NON_SUPPORTEE, SANS_ACCORD } from './textes.ts';
import { creerTranscription } from './transcrire.ts';

/** Who would write the speech down: the service that the person agreed to, else the browser, else nobody. */
export async function quiEcoute(): Promise<'service' | 'navigateur'> {
  const { transcription } = await capacites();
  if (transcription === 'disponible' && enregistreurPossible()) return 'service';
  if (navigateurEcoute()) return 'navigateur';
  throw new DicteeImpossible(transcription === 'sans_accord' ? SANS_ACCORD : NON_SUPPORTEE);
}

/** @throws DicteeImpossible nobody can listen, or the microphone is refused. */
export async function ouvrirMoteur(): Promise<Moteur> {
  const qui = await quiEcoute();
  const flux = await prendreLeMicro();
  const natif = moteurDuNavigateur();
  if (qui === 'service') {
    const transcrire = creerTranscription({
      horloge: horlogeDuNavigateur,
      envoyer: transcrireSon,
      definitive: estDefinitive,
    });
    return avecRepli(moteurEnregistreur(flux, transcrire), natif);
  }
  rendre(flux);
  if (!natif) throw new DicteeImpossible(NON_SUPPORTEE);
  return natif;
}
