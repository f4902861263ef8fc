/** A provision of law that an answer may cite. The summary is ours, never presented as a quotation. */
export interface ReferenceLegale {
  /** Stable identifier, e.g. `cgi-197`. */
  readonly id: string;
  /** As written to the reader, e.g. « CGI art. 197 ». */
  readonly citation: string;
  readonly titre: string;
  /** One sentence in our own words, without any figure. */
  readonly resume: string;
  /** Official page of the code or of the text. */
  readonly url: string;
  /** First day in force, AAAA-MM-JJ, when it is recent enough for a question to be older. */
  readonly depuis?: string;
  /** Last day in force, when it was repealed. */
  readonly jusquAu?: string;
}
