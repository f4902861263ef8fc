/** A reading took more processor time than it was given. */
export class LectureTropLongue extends Error {
  constructor() {
    super('the reading took more processor time than it was given');
    this.name = 'LectureTropLongue';
  }
}

let verifier: () => void = () => undefined;

/**
 * Asked again and again while a conversation is read, at each thing that may take long; what it throws stops the reading.
 * For a thread that reads one question at a time.
 */
export function surveillerLaLecture(verification: () => void): void {
  verifier = verification;
}

export const verifierLeTemps = (): void => verifier();
