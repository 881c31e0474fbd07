const DEGREES_PER_RADIAN = 180 / Math.PI

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

export const degrees = (angle: number): number => angle * DEGREES_PER_RADIAN
