declare module 'smpte-timecode' {
  export default class Timecode {
    /** @throws Error where the label does not exist */
    constructor(timecode: string | number, frameRate: number, dropFrame: boolean)
    readonly frameCount: number
    toString(): string
  }
}
