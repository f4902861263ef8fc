import { DicteeImpossible } from './ports.ts';
import { MICRO_REFUSE } from './textes.ts';

const ECHANTILLONS_PAR_SECONDE = 48_000;
const CONTRAINTES: MediaTrackConstraints = {
  channelCount: 1,
  sampleRate: ECHANTILLONS_PAR_SECONDE,
  echoCancellation: true,
  noiseSuppression: true,
};

/** @throws DicteeImpossible refused, or there is none. */
export async function prendreLeMicro(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: CONTRAINTES });
  } catch {
    throw new DicteeImpossible(MICRO_REFUSE);
  }
}

export const rendre = (flux: MediaStream): void => {
  for (const piste of flux.getTracks()) piste.stop();
};

/** Asks for the microphone, and gives it back: the recognition of the browser takes it by itself. */
export async function autoriserLeMicro(): Promise<void> {
  rendre(await prendreLeMicro());
}
